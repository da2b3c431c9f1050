import { presetCodes, rangeOfPreset } from '@bahi/domain/cal/presets.ts'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { dayMembers, isReport, scheduledFile, scheduledNames, scheduledTitle } from './scheduled-files.ts'
import { reportKinds, reportRights } from './report-kinds.ts'
import type { RightCode } from './rights.ts'
import { texts } from './texts/index.ts'

/** Exports that nobody schedules, and why. */
const notScheduled: Readonly<Record<string, string>> = {
  'itc04.export': 'its period is a half-year or a year, by turnover: it is made where it is checked',
}

const named = calls as unknown as Readonly<Record<string, Readonly<Record<string, Call>>>>
const ofReports = Object.keys(reportKinds).map((name) => `${name}.export`)
const exported = Object.entries(named).flatMap(([resource, of]) =>
  Object.keys(of)
    .filter((action) => action === 'export')
    .map((action) => `${resource}.${action}`),
)

test('every export is scheduled, is that of a report that is, or says why not', () => {
  const left = exported.filter(
    (name) => !(scheduledNames as readonly string[]).includes(name) && !ofReports.includes(name),
  )
  expect(left.toSorted()).toEqual(Object.keys(notScheduled).toSorted())
  expect(
    Object.keys(reportKinds).filter((name) => !(scheduledNames as readonly string[]).includes(name)),
  ).toEqual([])
})

test.each(scheduledNames)(
  '%s: its call takes the days of every period, and loses what would be old',
  (name) => {
    const [resource, action] = isReport(name) ? [name, 'pdf'] : name.split('.')
    const call = named[resource!]![action!]!
    const { shape } = call.input as z.ZodObject
    const { moving } = scheduledFile(name)
    expect(texts[scheduledTitle(name, {})].en).toMatch(/\w/)
    for (const member of moving?.members ?? []) expect(shape).toHaveProperty(member)
    for (const preset of Object.keys(presetCodes)) {
      const days = rangeOfPreset(preset as 'Today', '2027-04-03')
      if (!days || !moving || moving.presets?.includes(preset as 'Today') === false) continue
      for (const [member, value] of Object.entries(moving.of(days)))
        expect(shape[member]!.safeParse(value).success, `${preset} ${member} ${String(value)}`).toBe(true)
    }
    // Nothing that is kept of it says a day.
    const days = Object.keys(shape).filter((member) =>
      /date$|^asOf$|period|year$|quarter$|stamp$/i.test(member),
    )
    expect(days.filter((member) => !dayMembers.has(member))).toEqual([])
    expect(isReport(name) ? reportRights(name, 'send') : rightsOf(call)).not.toEqual([])
  },
)

function rightsOf({ access }: Pick<Call, 'access'>): readonly RightCode[] {
  return typeof access === 'object' && 'anyOf' in access ? access.anyOf : []
}
