/** Topics of the help, in the order of the table of contents; source: specification part 1, section 2.1. */
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
] as const
export type GuideTopic = (typeof guideTopics)[number]
