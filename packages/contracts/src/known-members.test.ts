import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { pickKnown } from './known-members.ts'

const Save = z.object({
  name: z.string(),
  address: z.object({ city: z.string() }).optional(),
  lines: z.array(z.object({ rate: z.string() })),
  own: z.record(z.string(), z.string()),
  unit: z.union([z.object({ id: z.number() }), z.object({ code: z.string() })]),
})

describe('what a save takes of a record', () => {
  it('leaves out what a save does not take, in groups and lists too', () => {
    const detail = {
      name: 'Asha',
      createdAt: '2026-11-01',
      address: { city: 'Pune', stateName: 'Maharashtra' },
      lines: [{ rate: '1', amount: '10' }],
      own: { any: 'thing' },
      unit: { code: 'NOS', label: 'Numbers' },
    }
    expect(pickKnown(Save, detail)).toEqual({
      name: 'Asha',
      address: { city: 'Pune' },
      lines: [{ rate: '1' }],
      own: { any: 'thing' },
      unit: { code: 'NOS' },
    })
  })

  it('keeps what is empty or no record as it is', () => {
    const typed = { name: '', address: undefined, lines: [''], own: {}, unit: '' }
    expect(pickKnown(Save as z.ZodType, typed)).toEqual(typed)
  })
})
