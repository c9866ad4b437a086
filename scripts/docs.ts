import { writeFileSync } from 'node:fs';
import { permissionsPage } from './docs/permissions-page';

writeFileSync('docs/permissions.md', permissionsPage());
console.log('docs/permissions.md');
