import type { Migrations } from '../../store/reindex';
import { LibraryItems } from './library.records';

export const LIBRARY_MIGRATIONS: Migrations = { listed: [LibraryItems] };
