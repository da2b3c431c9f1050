import { addDays, weekdayOf } from '@bahi/domain/cal/date.ts'
import type { Ctx } from '../../platform/context.ts'

type Act = (ctx: Ctx) => Promise<void>

/** What the sample company does on which day; an act may enter what follows from it. Days after today never come. */
export interface Diary {
  /** Sunday is closed: it is done on Monday. */
  on(day: string, act: Act): void
  /** Does what is due by this day, in the order of its days. */
  keep(ctx: Ctx, day: string): Promise<void>
}

export function diaryOf(): Diary {
  const acts: { readonly day: string; readonly act: Act }[] = []
  const nextOf = (day: string) =>
    acts.filter((entry) => entry.day <= day).toSorted((a, b) => (a.day < b.day ? -1 : 1))[0]
  return {
    on(day, act) {
      acts.push({ day: workday(day), act })
    },
    async keep(ctx, day) {
      for (let next = nextOf(day); next; next = nextOf(day)) {
        acts.splice(acts.indexOf(next), 1)
        const today = next.day
        // An offer of that day is valid then, whatever has become of it by now.
        await next.act({ ...ctx, today: () => today })
      }
    },
  }
}

/** The day itself, or Monday for a Sunday. */
export const workday = (day: string) => (weekdayOf(day) === 7 ? addDays(day, 1) : day)
