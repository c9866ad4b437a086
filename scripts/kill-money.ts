import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startKillingMoney } from '@wayline/local/durability/money-rounds';

const ROUNDS = Number(process.argv[2] ?? 20);
const folder = mkdtempSync(path.join(tmpdir(), 'wayline-kill-money-'));
const print = (...cells: (string | number)[]) => console.log(cells.map((cell) => String(cell).padStart(15)).join(''));

console.log(`Killing the whole process tree ${ROUNDS} times while invoices are issued and paid.\n`);
print('round', 'answered', 'unanswered', 'invoices so far');
const killing = await startKillingMoney(folder);
try {
  for (let number = 1; number <= ROUNDS; number++) {
    const { answered, unanswered, invoices } = await killing.round();
    print(number, answered, unanswered, invoices);
  }
} finally {
  await killing.kill();
}
rmSync(folder, { recursive: true, force: true });
console.log(
  '\nAfter each kill the books balance, each invoice says what its payments come to, no number is missing or there twice,\nand the statement of the client comes to what is open.',
);
