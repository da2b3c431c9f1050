import * as z from 'zod'
import { CodeRequest } from './auth.ts'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { RecurrenceUnit } from './recurring.ts'
import { CodeGiven, TwoFactorMethod } from './profile.ts'

/** Encrypted with the key whose identifier goes as `enc-id`. */
const Encrypted = z.string().min(1).max(1000)

/** Characters of a passphrase: it is all that protects a file that lies somewhere for years. */
export const passphraseLength = { min: 12, max: 200 } as const

/** A public key of age, as `age-keygen` prints it: it encrypts and opens nothing. */
export const AgeRecipient = z
  .string()
  .trim()
  .regex(/^age1[a-z0-9]{58}$/)

/** When a file is made, and what becomes of those before. */
export const DataFileSchedule = {
  status: z.enum(['Active', 'Paused']),
  /** Of the next file; the day of the month of those that follow. */
  nextDate: f.CalendarDate,
  /** From this hour of the day on, Indian time. */
  hour: z.number().int().min(0).max(23),
  every: z.number().int().min(1).max(99),
  unit: RecurrenceUnit,
  /** The newest files that stay. */
  keep: z.number().int().min(1).max(99),
}

/** What a user proves to be there with. */
const Proof = { password: Encrypted.optional(), code: CodeGiven.optional() }

const DataFile = z.object({
  id: f.Id,
  /** `Imported`: the account came from this file. */
  action: z.enum(['Made', 'Imported']),
  name: z.string(),
  size: z.number(),
  /** SHA-256 of its list, and of the key that signed it. */
  fileHash: z.string(),
  signedBy: z.string(),
  isEncrypted: z.boolean(),
  documents: z.number(),
  /** Made on a calendar: whether it is still in the place for such files. */
  isKept: z.boolean().nullable(),
  at: z.string(),
  byUser: z.string().nullable(),
})

/** All data of the account as one signed file. */
export const dataFileCalls = {
  /** The newest that were made, and the fingerprint of the key that signs them here. */
  search: defineCall({
    method: 'GET',
    path: '/dataFile/search',
    access: { anyOf: ['STG_SEC'] },
    reply: z.object({
      records: z.array(DataFile),
      fingerprint: z.string(),
      /** A task writes one now. */
      isBeingMade: z.boolean(),
      /** What this user confirms with: the password, or a code where single sign-on is the only way in. */
      confirmsBy: z.enum(['Password', ...TwoFactorMethod.options]),
    }),
    readOnly: true,
    personOnly: true,
  }),
  /** For a user without a password: a code goes to the place of the second step, by mail where there is none; an app makes its own. */
  sendCode: defineCall({
    method: 'POST',
    path: '/dataFile/sendCode',
    goesOnAfterEnd: true,
    access: { anyOf: ['STG_SEC'] },
    reply: CodeRequest.extend({ method: TwoFactorMethod, sentTo: z.string().nullable() }),
    personOnly: true,
  }),
  /**
   * Begins a task that writes the file, for who may change the security of the account (an Admin) and types the present password, or the code where there is none.
   * With a passphrase it is encrypted, and has the hashes of passwords too. Password and passphrase are encrypted with one key.
   */
  make: defineCall({
    method: 'POST',
    path: '/dataFile/make',
    goesOnAfterEnd: true,
    access: { anyOf: ['STG_SEC'] },
    input: z.object({
      ...Proof,
      passphrase: Encrypted.optional(),
    }),
    reply: z.object({ taskId: f.Id }),
    personOnly: true,
    idempotent: true,
  }),
  /** Whether the installation has a place for files that are made on a calendar, and what is set. */
  schedule: defineCall({
    method: 'GET',
    path: '/dataFile/schedule',
    access: { anyOf: ['STG_SEC'] },
    reply: z.object({
      isOffered: z.boolean(),
      hasBackupKey: z.boolean(),
      schedule: z
        .object({
          ...DataFileSchedule,
          nextDate: z.string(),
          /** Absent: the key of the backups. */
          recipient: z.string().nullable(),
          /** In whose name, and with whose rights, it is made. */
          userName: z.string(),
          /** That user may no longer work: no file is made until another saves it. */
          isOrphaned: z.boolean(),
          lastDate: z.string().nullable(),
          lastOutcome: z.enum(['Made', 'Failed']).nullable(),
          /** Why the last one was not made. */
          lastProblem: z.string().nullable(),
          version: z.number(),
        })
        .nullable(),
    }),
    readOnly: true,
    personOnly: true,
  }),
  /** Makes or changes the schedule, in the name of who saves it. Without `recipient` files open with the private key of the backups. */
  saveSchedule: defineCall({
    method: 'POST',
    path: '/dataFile/saveSchedule',
    access: { anyOf: ['STG_SEC'] },
    input: z.object({
      ...DataFileSchedule,
      ...Proof,
      recipient: AgeRecipient.optional(),
      version: f.Version.optional(),
    }),
    reply: z.object({ version: z.number() }),
    personOnly: true,
    idempotent: true,
  }),
}
