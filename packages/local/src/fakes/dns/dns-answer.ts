// The wire form of RFC 1035, as much of it as a question for a text needs.
const HEADER_BYTES = 12;
const TEXT = 16;
const NO_SUCH_NAME = 3;
const FAILS = 2;
/** An answer, as asked for, by whom the name belongs to. */
const ANSWER_FLAGS = 0x8580;
const NAME_OF_THE_QUESTION = 0xc00c;
const INTERNET = 1;
const NO_SECONDS = 0;

const nameAt = (question: Buffer): { name: string; end: number } => {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
};

const textRecord = (text: string): Buffer => {
  const bytes = Buffer.from(text);
  const head = Buffer.alloc(HEADER_BYTES + 1);
  head.writeUInt16BE(NAME_OF_THE_QUESTION, 0);
  head.writeUInt16BE(TEXT, 2);
  head.writeUInt16BE(INTERNET, 4);
  head.writeUInt32BE(NO_SECONDS, 6);
  head.writeUInt16BE(bytes.length + 1, 10);
  head.writeUInt8(bytes.length, HEADER_BYTES);
  return Buffer.concat([head, bytes]);
};

/** What stands under names; of some nobody can be asked now. */
export type Texts = Map<string, readonly string[] | 'no answer'>;

/** The answer to one question; undefined for what is none. A name of which nothing is known does not exist. */
export const answerTo = (question: Buffer, texts: Texts): Buffer | undefined => {
  if (question.length <= HEADER_BYTES) return undefined;
  const { name, end } = nameAt(question);
  const known = texts.get(name);
  const found = question.readUInt16BE(end) === TEXT && Array.isArray(known) ? known : [];
  const outcome = known === 'no answer' ? FAILS : known ? 0 : NO_SUCH_NAME;
  const head = Buffer.alloc(HEADER_BYTES);
  question.copy(head, 0, 0, 2);
  head.writeUInt16BE(ANSWER_FLAGS | outcome, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(found.length, 6);
  return Buffer.concat([head, question.subarray(HEADER_BYTES, end + 4), ...found.map(textRecord)]);
};
