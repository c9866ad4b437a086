const NAMES = [
  'january janvier enero gennaio januari januar janeiro jan ene gen tammikuu styczen stycznia leden ledna',
  'february februar février fevrier febrero febbraio februari fevereiro feb fév fev helmikuu luty lutego únor února',
  'march märz maerz mars marzo maart março marco mar mrz maaliskuu marzec marca březen března',
  'april avril abril aprile apr avr abr huhtikuu kwiecien kwietnia duben dubna',
  'may mai mayo maggio mei maj maio mag toukokuu maja květen května',
  'june juni juin junio giugno junho jun giu kesäkuu czerwiec czerwca červen června',
  'july juli juillet julio luglio julho jul lug heinäkuu lipiec lipca červenec července',
  'august août aout agosto augustus augusti aug ago aoû elokuu sierpien sierpnia srpen srpna',
  'september septembre septiembre settembre setembro sep sept set syyskuu wrzesien wrzesnia září',
  'october oktober octobre octubre ottobre outubro oct okt ott out lokakuu pazdziernik pazdziernika říjen října',
  'november novembre noviembre novembro nov marraskuu listopad listopada listopadu',
  'december dezember décembre decembre diciembre dicembre dezembro dec dez déc dic joulukuu grudzien grudnia prosinec prosince',
];

const MONTHS = new Map(NAMES.flatMap((names, i) => names.split(' ').map((name) => [name, i + 1] as const)));

/** The month, 1 to 12, that a word names in one of the languages confirmations come in. */
export const monthNamed = (word: string): number | undefined => MONTHS.get(word.toLowerCase().replace(/\.$/, ''));
