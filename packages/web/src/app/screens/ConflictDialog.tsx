import { Button } from '@mantine/core'
import { useT } from '../texts.ts'
import css from './ConflictDialog.module.css'
import { Modal } from '../../ui/Modal.tsx'

export interface Difference {
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

interface Props {
  readonly rows: readonly Difference[]
  /** Saves what is typed over the newer version. */
  readonly onMine: () => void
  /** Continues with the newer version. */
  readonly onTheirs: () => void
  readonly onClose: () => void
}

/** Two people edited the same record: what differs, and whose values to keep. */
export function ConflictDialog({ rows, onMine, onTheirs, onClose }: Props) {
  const t = useT()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('conflict.title')}
      size={720}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p>{t('conflict.text')}</p>
      <div className={css.scroll} tabIndex={0} role="region" aria-label={t('conflict.title')}>
        <table className={css.differences}>
          <thead>
            <tr>
              <th scope="col">{t('conflict.field')}</th>
              <th scope="col">{t('conflict.mine')}</th>
              <th scope="col">{t('conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, mine, theirs }, index) => (
              <tr key={index}>
                <th scope="row">{label}</th>
                <td>{mine}</td>
                <td>{theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={css.actions}>
        <Button onClick={onTheirs}>{t('conflict.takeTheirs')}</Button>
        <Button variant="filled" onClick={onMine}>
          {t('conflict.keepMine')}
        </Button>
      </div>
    </Modal>
  )
}
