import { Button, Modal } from '@mantine/core'
import type { FormStore } from '../../ui/form/form.ts'
import type { Values } from '../../ui/form/values.ts'
import { useT } from '../texts.ts'
import css from './FormScreen.module.css'
import { useFormWords } from './form-words.ts'

interface Props {
  readonly form: FormStore
  readonly newer: Values
  readonly onMine: () => void
  readonly onTheirs: () => void
  readonly onClose: () => void
}

/** Two people edited the same record: what differs, and whose values to keep. */
export function ConflictDialog({ form, newer, onMine, onTheirs, onClose }: Props) {
  const t = useT()
  const words = useFormWords()
  const rows = differences(form.get().values, newer)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('conflict.title')}
      size={720}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p>{t('conflict.text')}</p>
      <table className={css.differences}>
        <thead>
          <tr>
            <th scope="col">{t('conflict.field')}</th>
            <th scope="col">{t('conflict.mine')}</th>
            <th scope="col">{t('conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, mine, theirs }) => (
            <tr key={name}>
              <th scope="row">{words.label(name)}</th>
              <td>{mine}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css.bar}>
        <Button onClick={onTheirs}>{t('conflict.takeTheirs')}</Button>
        <Button variant="filled" onClick={onMine}>
          {t('conflict.keepMine')}
        </Button>
      </div>
    </Modal>
  )
}

function differences(
  mine: Values,
  theirs: Values,
  group = '',
): { name: string; mine: string; theirs: string }[] {
  return Object.keys(mine).flatMap((key) => {
    const name = group ? `${group}.${key}` : key
    const [one, other] = [mine[key], theirs[key]]
    if (key === 'version' || key === 'id') return []
    if (typeof one === 'object' && one !== null && !Array.isArray(one))
      return differences(one as Values, (other ?? {}) as Values, name)
    const [left, right] = [shown(one), shown(other)]
    return left === right ? [] : [{ name, mine: left, theirs: right }]
  })
}

function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return '-'
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number}`
}
