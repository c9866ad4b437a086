/** Code of the product, where a mistake is one that somebody would meet. */
const PRODUCT = /^packages\/(core|functions)\/src\/.+\.ts$/;
/** Tests and what is theirs, texts, and lists that only put files together. */
const OTHER =
  /\.(test|samples|prepared|fixture|d)\.ts$|\/(testing|fixtures|sweeps|abuse|texts)\/|\/(public|public-schemas|index|messages|area|errors)\.ts$/;

/** Whether a file is broken on purpose, in a folder if one is named. */
export const isProductFile = (file: string, folder = ''): boolean =>
  PRODUCT.test(file) && !OTHER.test(file) && file.startsWith(folder);
