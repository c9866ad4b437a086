/** What other areas may use of account. */
export { RefusedNote } from './components/refused-note';
export { planWords } from './plan-words';
