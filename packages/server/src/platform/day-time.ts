const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A moment as the law of India counts it, in words that need no language: `22/11/2026 23:59`. */
export const dayTime = (at: Date): string => parts.format(at).replace(', ', ' ')
