import type { BoardModule } from '../../core/board';
import general from '../general';

export default { ...general, mood: 'warofmine', theme: 'dark' } satisfies BoardModule;
