import type { Reply } from '../../app/api/call-types.ts'
import { isKindWithScreens } from '../../app/documents.ts'
import { To } from '../../app/nav.tsx'
import { rightsOfPath } from '../../app/shell/menu.ts'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { groupDigits } from '../../ui/numbers.ts'
import { Amount } from '../../ui/values.tsx'
import css from './Dashboard.module.css'
import { usePeriodName } from './use-period-name.ts'

type Entry = Reply<'dashboard.summary'>['todo'][number]

/** What needs doing first, as of today: what is late stays, in the colour of danger, until it is done. */
export function Todo({ todo }: { todo: readonly Entry[] }) {
  const t = useT()
  return (
    <section className={css.todo} aria-labelledby="todo">
      <h2 id="todo">{t('dashboard.todo')}</h2>
      {todo.length === 0 && <p className="muted">{t('dashboard.nothingToDo')}</p>}
      <ul>
        {todo.map((entry) => (
          <Line
            key={`${entry.key} ${entry.kind ?? `${entry.form ?? ''} ${entry.period ?? ''}`}`}
            entry={entry}
          />
        ))}
      </ul>
    </section>
  )
}

function Line({ entry }: { entry: Entry }) {
  const t = useT()
  const periodName = usePeriodName()
  const { key, kind, count, amount, dueDate, path, period, form, days, isLate } = entry
  const text =
    t.find(key, {
      count: groupDigits(String(count)),
      form: form ?? '',
      period: period ? periodName(period, form) : '',
      days: String(days ?? ''),
      kind: kind && isKindWithScreens(kind) ? t(`kind.${kind}.title`) : '',
    }) ?? key
  // An entry of returns names its GSTINs in words.
  const showsCount = count > 1 && !period
  return (
    <li data-late={isLate || undefined}>
      {rightsOfPath(path.split('?')[0] ?? '') === undefined ? <span>{text}</span> : <To to={path}>{text}</To>}
      {period && <span className="muted">{t.count('dashboard.gstins', count)}</span>}
      {showsCount && <span className="figure muted">{groupDigits(String(count))}</span>}
      {amount && <Amount value={amount} />}
      {dueDate && (
        <span className={css.due}>
          {t(isLate ? 'dashboard.wasDue' : 'dashboard.due')} <DateText value={dueDate} />
        </span>
      )}
    </li>
  )
}
