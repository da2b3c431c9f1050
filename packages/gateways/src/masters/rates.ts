/**
 * Rates the portal's master holds, in thousandths of a per cent; 40 since 21 September 2025. Not tied to the HSN,
 * and 12 and 28 stay for documents of earlier dates. The master in force is not published, so this is data.
 */
export const portalRates: ReadonlySet<number> = new Set(
  [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40].map((rate) => Math.round(rate * 1000)),
)
