/** A heading without what people write around it: case, stars, brackets, full stops, runs of blanks. */
export const foldHeading = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[*:_#"'`()[\]{}.\\/-]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
