/** Rows at once that a person chooses from, up to the most that a search gives; source: specification part 1, section 9. */
export const pageSizes = [30, 100, 500] as const
