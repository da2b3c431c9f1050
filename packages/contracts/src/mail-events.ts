const reminderFields = [
  'party',
  'company',
  'balance',
  'date',
  'invoices',
  'dueDate',
  'daysLate',
  'upi',
] as const

/** Mails that the product sends, by the event that sends them, with the fields that their text can name. */
export const mailEvents = {
  /** A document sent to its receiver, its PDF attached. */
  documentSent: ['party', 'company', 'number', 'total', 'balance', 'dueDate', 'link'],
  /** What a customer still owes: its unpaid invoices at one GSTIN, each with its link. */
  paymentReminder: reminderFields,
  /** The same before the due date, on it, and for the last time. */
  reminderBeforeDue: reminderFields,
  reminderOnDue: reminderFields,
  reminderFinal: reminderFields,
  /** The receipt of a payment, its PDF attached. */
  paymentReceipt: ['party', 'company', 'number', 'amount', 'date', 'mode'],
  /** The voucher of a payment to a supplier, its PDF attached. */
  paymentVoucher: ['party', 'company', 'number', 'amount', 'date', 'mode'],
  /** A party's account, its PDF attached. */
  statementSent: ['party', 'company', 'balance', 'date'],
  /** What a supplier is asked to report or correct in its GSTR-1, the documents attached as a sheet. */
  supplierFollowUp: ['party', 'company', 'gstin', 'statement', 'documents', 'documentCount', 'tax', 'date'],
  /** A report, its PDF attached and sheets where they were chosen. */
  reportSent: ['report', 'company', 'period', 'user'],
  /** A file that is too large for a mail, behind a link that ends. */
  fileReady: ['report', 'company', 'period', 'user', 'link', 'until'],
  /** Everything a user was notified of at one time: e-invoices, e-way bills, legal clocks. */
  notification: ['name', 'count', 'notices'],
  /** Code that signs in without a password. */
  signInCode: ['name', 'code', 'minutes'],
  /** Second step of a sign-in with password. */
  twoFactorCode: ['name', 'code', 'minutes'],
  /** Code that proves an e-mail address: registration, account verification. */
  verificationCode: ['name', 'code', 'minutes'],
  /** Code with which a user without a password confirms to take all data out. */
  dataFileCode: ['name', 'code', 'minutes'],
  resetLink: ['name', 'link', 'hours'],
  passwordChanged: ['name', 'time'],
  /** To the address that a user had before. */
  emailChanged: ['name', 'email', 'time'],
  /** A user made by an Admin is asked to choose a password. */
  invitation: ['name', 'company', 'userName', 'link', 'hours'],
  /** First mail of an account that was registered. */
  registered: ['name', 'company', 'userName', 'link'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type MailEvent = keyof typeof mailEvents
export type MailField<E extends MailEvent = MailEvent> = (typeof mailEvents)[E][number]
export const mailEventNames = Object.keys(mailEvents) as MailEvent[]

/** Names in double braces, as an editor writes them. */
export const mailFieldForm = /\{\{\s*([A-Za-z]+)\s*\}\}/g

/** What is in braces, whole or broken, and is no field of the event; in the order it is met. */
export function unknownMailFields(event: MailEvent, text: string): string[] {
  const known: readonly string[] = mailEvents[event]
  const named = [...text.matchAll(mailFieldForm)]
    .filter(([, name]) => !known.includes(name!))
    .map(([whole]) => whole)
  const rest = text.replaceAll(mailFieldForm, '').match(/\{\{[^{}\n]{0,40}\}?\}?|\}\}/g) ?? []
  return [...new Set([...named, ...rest])]
}

/** Without these a mail would tell its reader nothing that helps. */
export const neededMailFields: { readonly [E in MailEvent]?: readonly MailField<E>[] } = {
  notification: ['notices'],
  supplierFollowUp: ['documents'],
  paymentReminder: ['invoices'],
  reminderBeforeDue: ['invoices'],
  reminderOnDue: ['invoices'],
  reminderFinal: ['invoices'],
  signInCode: ['code'],
  twoFactorCode: ['code'],
  verificationCode: ['code'],
  dataFileCode: ['code'],
  resetLink: ['link'],
  invitation: ['link'],
}
