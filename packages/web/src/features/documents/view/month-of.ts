/** A return period as it is read: '112026' is '11/2026'. */
export const monthOf = (period: string): string => `${period.slice(0, 2)}/${period.slice(2)}`
