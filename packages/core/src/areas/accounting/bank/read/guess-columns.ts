import { bare } from '../../../data-transfer/public-schemas';
import type { CsvField } from './csv-mapping';

/**
 * What banks call their columns, in English, Spanish, German, French, Portuguese, Italian and Dutch, as `bare` has them. Of several that a file has, the first
 * is meant: a day of booking rather than one of purchase.
 */
const HEADINGS: readonly (readonly [field: Exclude<CsvField, ''>, words: string])[] = [
  [
    'day',
    `bookingdate|postingdate|postdate|posteddate|dateposted|posted|completeddate|datecompleted|date|transactiondate|transdate|trandate|txndate
    fechacontable|fechadeoperacion|fechaoperacion|foperacion|fecha|fechamovimiento|buchungstag|buchungsdatum|buchung|datum|datecomptable|datedecomptabilisation
    dateoperation|datedoperation|datedeloperation|datalancamento|datadolancamento|datamovimento|datadomovimento|datamov|data|datacontabile
    dataoperazione|datadiregistrazione|boekdatum|boekingsdatum|transactiedatum`,
  ],
  [
    'value_day',
    `valuedate|valutadatum|wertstellung|wertstellungsdatum|wert|fechavalor|fvalor|datevaleur|datedevaleur|datavalor|datadevalor|datavaluta|rentedatum|effectivedate`,
  ],
  [
    'amount',
    `amount|transactionamount|netamount|importe|monto|cantidad|betrag|umsatz|buchungsbetrag|montant|valor|montante|importo|bedrag|transactiebedrag|bedrageur|amountsigned|quantia`,
  ],
  [
    'debit',
    `debit|debits|debitamount|withdrawal|withdrawals|withdrawalamount|moneyout|paidout|payments|cargo|cargos|debe|debito|debitos|soll|lastschrift|belastung
    sortie|debitos|valordebito|dare|addebiti|addebito|uscite|af|afschrijving|charges`,
  ],
  [
    'credit',
    `credit|credits|creditamount|deposit|deposits|depositamount|moneyin|paidin|receipts|abono|abonos|haber|credito|creditos|haben|gutschrift
    entree|valorcredito|avere|accrediti|accredito|entrate|bij|bijschrijving`,
  ],
  [
    'direction',
    `debitcredit|creditdebit|drcr|crdr|cddb|debitorcredit|creditdebitindicator|sollhaben|sollhabenkennzeichen|afbij|debitocredito|debeohaber|cargoabono|sens|segno|indicator|details|transactiontype|type|tipo`,
  ],
  ['currency', `currency|currencycode|ccy|moneda|divisa|waehrung|wahrung|devise|monnaie|moeda|munt|muntsoort`],
  [
    'balance',
    `balance|runningbalance|runningbal|accountbalance|balanceafter|endingbalance|saldo|saldofinal|saldonachbuchung|kontostand|solde|saldocontabile|saldocontabil|saldonatrn|saldonamutatie`,
  ],
  [
    'name',
    `payee|payeename|counterparty|counterpartyname|merchant|merchantname|beneficiary|beneficiario|ordenante|auftraggeberempfanger|auftraggeberbegunstigter
    beguenstigterzahlungspflichtiger|begunstigterzahlungspflichtiger|nameszahlungsbeteiligten|namezahlungsbeteiligter|zahlungsempfanger|empfanger|zahlungspflichtiger
    beneficiaire|tiers|destinatario|favorecido|controparte|tegenpartij|naamtegenpartij|naamtegenrekening|naam|name|nombre|nom|nome`,
  ],
  [
    'text',
    `description|transactiondescription|narrative|memo|details|particulars|remittanceinformation|message|concepto|descripcion|detalle|observaciones|verwendungszweck|buchungstext|beschreibung|text
    libelle|libelledeloperation|libelleoperation|description|descricao|descritivo|historico|descrizione|causale|descrizioneoperazione|omschrijving|omschrijving1|mededelingen|naamomschrijving`,
  ],
  [
    'reference',
    `reference|ref|referencenumber|transactionreference|bankreference|referencia|referenz|kundenreferenz|endtoendreferenz|endtoendid|referencedeloperation|riferimento|referentie|betalingskenmerk|kenmerk|documento`,
  ],
  [
    'check_number',
    `checknumber|checkno|check|checkorslip|checkorslipno|chequenumber|chequeno|cheque|numerodecheque|cheque|schecknummer|scheck|numerocheque|numerodocheque|assegno|numeroassegno`,
  ],
  [
    'iban',
    `counterpartyiban|counterpartyaccount|beneficiaryiban|kontonummeriban|ibanzahlungsbeteiligter|tegenrekening|tegenrekeningiban|ibancontraparte|ibancontreparte|kontonummer`,
  ],
  [
    'bank_id',
    `transactionid|transactionnumber|id|transid|fitid|idtransaccion|idtransaction|idtransacao|idtransazione|transactieid|transaktionsid|volgnr`,
  ],
];
const NAMES = HEADINGS.map(([field, words]) => [field, words.split(/[|\s]+/)] as const);

const OUT = new Set(['d', 'dr', 'db', 'debit', 'debet', 'debito', 's', 'soll', 'af', 'cargo', 'debe', 'dare', 'out']);
const IN = new Set(['c', 'cr', 'credit', 'credito', 'h', 'haben', 'bij', 'abono', 'haber', 'avere', 'in']);
/** Which way a word says that money went: above zero came in. Undefined for any other word. */
export const readDirection = (cell: string): 1 | -1 | undefined => {
  const word = bare(cell);
  if (OUT.has(word)) return -1;
  return IN.has(word) ? 1 : undefined;
};

/** A heading without what stands in parentheses, and without the currency behind it: `Betrag (EUR)`, `Importe EUR`. */
const spellings = (header: string): string[] => {
  const [front = ''] = header.split(/[([]/, 1);
  const withoutCurrency = front.trim().replace(/\s(?:in\s)?[A-Z]{3}$/, '');
  return [header, front, withoutCurrency].map(bare);
};

/** In German and Italian this is a day, in Dutch a currency: what is below it tells. */
const isValuta = (header: string) => bare(header) === 'valuta';

/**
 * What the columns of a bank's file probably are, by their headings and the rows below. No field is taken twice, but for the text, which may be in
 * several columns.
 */
export const guessColumns = (headers: readonly string[], samples: readonly (readonly string[])[]): CsvField[] => {
  const spelled = headers.map(spellings);
  const columns: CsvField[] = headers.map((header, at) => {
    if (!isValuta(header)) return '';
    return samples.some((cells) => /^[A-Z]{3}$/.test(cells[at]?.trim() ?? '')) ? 'currency' : 'value_day';
  });
  // Many a column of types or details holds other words than these.
  const canBe = (field: CsvField, at: number) =>
    field !== 'direction' || samples.length === 0 || samples.some((cells) => readDirection(cells[at] ?? ''));
  for (const [field, words] of NAMES) {
    for (const word of words) {
      if (columns.includes(field) && field !== 'text') break;
      const at = spelled.findIndex((names, n) => columns[n] === '' && names.includes(word) && canBe(field, n));
      if (at >= 0) columns[at] = field;
    }
  }
  return columns;
};

/** How many cells of a row are headings that we know. */
export const countHeadings = (cells: readonly string[]): number => guessColumns(cells, []).filter(Boolean).length;
