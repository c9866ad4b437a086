export const API_COUNT: number;
export function apiNumber(method: string, path: string): number;
