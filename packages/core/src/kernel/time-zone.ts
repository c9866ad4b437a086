const ALIASES: Record<string, string> = { 'Asia/Calcutta': 'Asia/Kolkata' };

/** The zone a browser names, as requests send it. Source: R-SHELL-237, R-SHELL-238 (G-054). */
export const timeZoneHeader = (zone: string): string => ALIASES[zone] ?? zone;
