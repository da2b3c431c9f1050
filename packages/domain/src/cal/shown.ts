/** 2026-11-20 as the setting `dateFormat` wants it: DD/MM/YYYY, DD-MM-YYYY, d/m/Y or YYYY-MM-DD. */
export function formatDate(value: string, format: string): string {
  const [year = '', month = '', day = ''] = value.slice(0, 10).split('-')
  switch (format) {
    case 'YYYY-MM-DD':
      return `${year}-${month}-${day}`
    case 'DD-MM-YYYY':
      return `${day}-${month}-${year}`
    case 'd/m/Y':
      return `${Number(day)}/${Number(month)}/${year}`
    default:
      return `${day}/${month}/${year}`
  }
}

const india = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
})

/** An instant on the clocks of India: `2026-11-20 14:05:09`. */
export const inIndia = (instant: string): string => india.format(new Date(instant))

/** An instant in India's time as the setting `dateTimeFormat` wants it. */
export function formatInstant(instant: string, format: string): string {
  const [day = '', time = ''] = inIndia(instant).split(' ')
  return `${formatDate(day, format.split(' ')[0] ?? '')} ${time}`
}
