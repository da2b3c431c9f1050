import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { bodyLimitOf, bodyLimits, deepestBody, mostMembers } from './body-limits.ts'
import { callList } from './calls.ts'
import { uploadLimits } from './qr-readings.ts'

interface Def {
  readonly type: string
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
  readonly out?: z.ZodType
  readonly element?: z.ZodType
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly options?: readonly z.ZodType[]
  readonly valueType?: z.ZodType
}

interface Size {
  readonly levels: number
  readonly members: number
  /** Texts that alone make a body large: pictures and files. */
  readonly textBytes: number
}

const nothing: Size = { levels: 0, members: 0, textBytes: 0 }
const defOf = (schema: z.ZodType) => (schema as unknown as { def: Def }).def

/** The largest that a schema takes, lists counted once. */
function sizeOf(schema: z.ZodType): Size {
  const { type, innerType, in: into, out, element, shape, options, valueType } = defOf(schema)
  if (innerType) return sizeOf(innerType)
  if (type === 'pipe') return sizeOf(defOf(into!).type === 'transform' ? out! : into!)
  if (type === 'string') {
    const most = (schema as z.ZodString).maxLength ?? 0
    return { ...nothing, textBytes: most > 100_000 ? most : 0 }
  }
  const parts = (shape ? Object.values(shape) : (options ?? [element ?? valueType])).filter(
    (part) => part !== undefined,
  )
  if (parts.length === 0) return nothing
  const sizes = parts.map(sizeOf)
  const most = (of: (size: Size) => number) => Math.max(...sizes.map(of))
  return {
    levels: (options ? 0 : 1) + most((size) => size.levels),
    members: Math.max(
      shape ? parts.length : 0,
      most((size) => size.members),
    ),
    textBytes: shape ? sizes.reduce((sum, size) => sum + size.textBytes, 0) : most((size) => size.textBytes),
  }
}

const bodies = callList.filter(({ call }) => call.method === 'POST' && call.input)

describe('the limit of a body', () => {
  test.each(bodies.map(({ name, call }) => [name, call] as const))('takes what %s takes', (_, call) => {
    const { levels, members, textBytes } = sizeOf(call.input!)
    expect(levels).toBeLessThan(deepestBody)
    expect(members).toBeLessThan(mostMembers)
    expect(textBytes).toBeLessThan(bodyLimitOf(call).bytes)
  })

  test('is small before sign-in', () => {
    const open = bodies.filter(({ call }) => call.access === 'anonymous')
    expect(open.filter(({ call }) => bodyLimitOf(call).bytes > 32 * 1024).map(({ name }) => name)).toEqual([])
  })

  test('of files takes what an upload may be', () => {
    expect((uploadLimits.requestBytes / 3) * 4).toBeLessThan(bodyLimits.files.bytes)
  })
})
