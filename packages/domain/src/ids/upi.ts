/**
 * True for a UPI id, `name@handle`. Strictly: word characters on both sides (the specification's rule); real ids
 * also have dots and dashes in the name, which `relaxed` accepts.
 *
 * @example
 * isUpiId('asha.traders@okbank', { relaxed: true }) // true
 */
export function isUpiId(text: unknown, { relaxed = true }: { relaxed?: boolean } = {}): text is string {
  return typeof text === 'string' && text.length <= 100 && (relaxed ? relaxedForm : strictForm).test(text)
}

/**
 * The text of a UPI payment QR (NPCI linking specification): payee, name, amount in rupees, reference.
 *
 * @example
 * upiPaymentUri({ upiId: 'asha@bank', name: 'Asha Traders', amount: '118.00', reference: 'INV-1' })
 * // 'upi://pay?pa=asha%40bank&pn=Asha%20Traders&am=118.00&cu=INR&tr=INV-1'
 */
export function upiPaymentUri(payment: {
  upiId: string
  name: string
  amount?: string
  reference?: string
}): string {
  const parts = [`pa=${encodeURIComponent(payment.upiId)}`, `pn=${encodeURIComponent(payment.name)}`]
  if (payment.amount !== undefined) parts.push(`am=${payment.amount}`)
  parts.push('cu=INR')
  if (payment.reference !== undefined) parts.push(`tr=${encodeURIComponent(payment.reference)}`)
  return `upi://pay?${parts.join('&')}`
}

const strictForm = /^\w+@\w+$/
const relaxedForm = /^[\w.-]+@[\w-]+$/
