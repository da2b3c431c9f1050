import { ActionIcon, Checkbox, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconLock } from '@tabler/icons-react'
import type { Reply } from '../../app/api/call-types.ts'
import { useT } from '../../app/texts.ts'
import { useFormValue } from '../../ui/form/form.ts'
import type { FormStore } from '../../ui/form/form.ts'
import { getAt } from '../../ui/form/values.ts'
import css from './PrintSettings.module.css'

interface Chosen {
  readonly key: string
  readonly isShown: boolean
  readonly width?: number | undefined
}
interface Props {
  readonly form: FormStore
  readonly columns: Reply<'printSetting.detail'>['columns']
  /** A roll has no columns: only what is in them can be left out there. */
  readonly isRoll: boolean
}

/** The columns of the lines in their order; those of rule 46 can be moved and widened, never left out. */
export function Columns({ form, columns, isRoll }: Props) {
  const t = useT()
  const kept = useFormValue(form, (state) => getAt(state.values, 'settings.columns')) as readonly Chosen[]
  const all = completed(kept, columns)
  const save = (next: readonly Chosen[]) => form.set('settings.columns', next)
  const change = (key: string, to: Partial<Chosen>) =>
    save(all.map((one) => (one.key === key ? withoutEmpty({ ...one, ...to }) : one)))
  const move = (index: number, by: number) => {
    const next = [...all]
    const [one] = next.splice(index, 1)
    if (one) next.splice(index + by, 0, one)
    save(next)
  }
  return (
    <ul className={css.columns}>
      {all.map(({ key, isShown, width }, index) => {
        const column = columns.find((one) => one.key === key)!
        const name = column.label
        return (
          <li key={key}>
            {column.isFixed ? (
              <span className={css.fixed} title={t('printSettings.fixed')}>
                <IconLock size={16} stroke={1.5} aria-label={t('printSettings.fixed')} />
                {name}
              </span>
            ) : (
              <Checkbox
                label={name}
                checked={isShown}
                onChange={(event) => change(key, { isShown: event.currentTarget.checked })}
              />
            )}
            {!isRoll && (
              <>
                {key !== 'description' && (
                  <TextInput
                    className={css.width!}
                    aria-label={t('printSettings.widthOf', { name })}
                    title={t('printSettings.width')}
                    inputMode="numeric"
                    placeholder={t('printSettings.mm')}
                    value={width ?? ''}
                    onChange={(event) => {
                      const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, 3)
                      change(key, { width: digits ? Math.min(120, Number(digits)) : undefined })
                    }}
                    onBlur={() => width !== undefined && width < 5 && change(key, { width: 5 })}
                  />
                )}
                <ActionIcon
                  size={28}
                  disabled={index === 0}
                  aria-label={t('list.moveUp', { name })}
                  onClick={() => move(index, -1)}
                >
                  <IconArrowUp size={16} stroke={1.5} />
                </ActionIcon>
                <ActionIcon
                  size={28}
                  disabled={index === all.length - 1}
                  aria-label={t('list.moveDown', { name })}
                  onClick={() => move(index, 1)}
                >
                  <IconArrowDown size={16} stroke={1.5} />
                </ActionIcon>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Those that were arranged, and the others behind them in their usual order; own fields begin below the description. */
function completed(kept: readonly Chosen[], columns: Props['columns']): Chosen[] {
  const known = kept.filter(({ key }) => columns.some((one) => one.key === key))
  const fresh = columns.filter(({ key }) => !known.some((one) => one.key === key))
  return [...known, ...fresh.map(({ key }) => ({ key, isShown: !key.startsWith('field') }))]
}

function withoutEmpty({ width, ...chosen }: Chosen): Chosen {
  return width === undefined ? chosen : { ...chosen, width }
}
