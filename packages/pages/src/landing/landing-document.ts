export const renderLanding = (_: { origin: string; pictures: readonly string[] }): string => '';
