/** Which sheet lies over the table: one at a time. */
export type SheetName = 'rules' | 'log' | 'chat' | 'menu';

class Sheets {
  open = $state<SheetName | null>(null);
  /** The rule that the rules sheet shows first. */
  at = $state('');

  show(name: SheetName): void {
    this.open = this.open === name ? null : name;
    this.at = '';
  }

  rule(id: string): void {
    this.open = 'rules';
    this.at = id;
  }

  close(): void {
    this.open = null;
  }
}

export const sheets = new Sheets();
