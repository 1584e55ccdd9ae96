import type { BoardModule } from '../../core/board';
import general from '../general';

export default { ...general, mood: 'paris', theme: 'system' } satisfies BoardModule;
