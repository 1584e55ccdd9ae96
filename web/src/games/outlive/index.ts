import type { BoardModule } from '../../core/board';
import general from '../general';

export default { ...general, mood: 'outlive', theme: 'dark' } satisfies BoardModule;
