/** Topics of the help, in the order of the table of contents; source: specification part 1, section 2.1, and after them our own. */
export const guideTopics = [
  'manage-business',
  'parties',
  'items',
  'sale-order',
  'sale-invoice',
  'delivery-challan',
  'payment-in',
  'outward-note',
  'purchase',
  'einv-ewb',
  'moving-in',
  'company-data-file',
] as const
export type GuideTopic = (typeof guideTopics)[number]
