/** Opens WhatsApp with the message written; the user chooses to send it. A number of ten digits is one of India. */
export function whatsAppUrl(mobile: string | null | undefined, text: string): string {
  const digits = (mobile ?? '').replace(/\D/g, '')
  return `https://wa.me/${digits.length === 10 ? `91${digits}` : digits}?text=${encodeURIComponent(text)}`
}
