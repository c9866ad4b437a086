import type { Traveler } from '../traveler';

type Person = Partial<Pick<Traveler, 'id' | 'first_name' | 'last_name' | 'email' | 'dob'>>;

const folded = (text: string | undefined) => (text ?? '').trim().toLocaleLowerCase();
const nameOf = (person: Person) => `${folded(person.first_name)} ${folded(person.last_name)}`.trim();
const agree = (a: string | undefined, b: string | undefined) => folded(a) !== '' && folded(a) === folded(b);
const differ = (a: string | undefined, b: string | undefined) => folded(a) !== '' && folded(b) !== '' && !agree(a, b);

/**
 * Who of a trip is probably the person being entered: the same name, and the same e-mail or birthday where both are known. Two people
 * of one name who differ in either are two people.
 */
export const findDuplicateTravelers = <P extends Person>(person: Person, people: readonly P[]): P[] =>
  people.filter(
    (other) =>
      (person.id === undefined || other.id !== person.id) &&
      nameOf(person) !== '' &&
      nameOf(other) === nameOf(person) &&
      (agree(other.email, person.email) ||
        agree(other.dob, person.dob) ||
        !(differ(other.email, person.email) || differ(other.dob, person.dob))),
  );
