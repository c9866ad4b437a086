export const renderPdf = async (_: unknown) => new Uint8Array();
