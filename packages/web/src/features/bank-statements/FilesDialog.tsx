import { useAction, useCall } from '../../app/api/use-call.ts'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Chip } from '../../ui/values.tsx'
import css from './bank.module.css'
import { Problems } from './Problems.tsx'
import { sayRefused } from './use-bank.ts'
import type { BankOf } from './use-bank.ts'
import type { StatementFile } from './use-statement-file.ts'

interface Props {
  readonly of: BankOf
  readonly onMap: (fileId: number) => void
  readonly onClose: () => void
}

const shown = 100
const tones = { Reading: 'ink', Unmapped: 'attention', Read: 'ok', Failed: 'danger' } as const

/** Files of an account, the newest first, with what was wrong with each. */
export function FilesDialog({ of, onMap, onClose }: Props) {
  const t = useT()
  const files = useCall('bankStatement.files', { ...of, size: shown }, { quiet: true })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('bankStatement.files')}
      size={720}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {files.error && !files.data && <LoadFailed error={files.error} onRetry={() => void files.refetch()} />}
      {files.data?.total === 0 && <p className="muted">{t('bankStatement.fileEmpty')}</p>}
      <ul className={css.files}>
        {files.data?.records.map((file) => (
          <FileItem key={file.id} file={file} onMap={() => onMap(file.id)} />
        ))}
      </ul>
      {(files.data?.total ?? 0) > shown && (
        <p className="muted">{t('bankStatement.filesCut', { count: shown })}</p>
      )}
    </Modal>
  )
}

function FileItem({ file, onMap }: { file: StatementFile; onMap: () => void }) {
  const t = useT()
  const remove = useAction('bankStatement.remove', { refreshes: ['bankStatement'] })
  const { id, fileName, status, fault, fromDate, toDate, rows, newRows, layout, format, createdBy } = file
  const ask = async () => {
    const agreed = await confirm({
      title: `${t('bankStatement.remove')}: ${fileName}`,
      text: t('bankStatement.removeText'),
      danger: true,
      confirm: t('bankStatement.remove'),
    })
    if (!agreed) return
    const reply = await remove.mutateAsync({ ids: [id] }).catch(() => undefined)
    if (!reply) return
    sayRefused(reply, new Map([[id, fileName]]))
    if (reply.done.length > 0) toast.success(t('bankStatement.removed'))
  }
  return (
    <li>
      <div className={css.bar}>
        <bdi className={css.fileName}>{fileName}</bdi>
        <Chip tone={tones[status]}>{t.label('BankStatementStatus', status)}</Chip>
      </div>
      <p className="muted">
        {[
          layout ?? format?.toUpperCase(),
          status === 'Read' ? t('bankStatement.fileRows', { rows, newRows }) : undefined,
          createdBy,
        ]
          .filter(Boolean)
          .join(' · ')}{' '}
        {fromDate && (
          <span>
            <DateText value={fromDate} /> - <DateText value={toDate} />
          </span>
        )}
      </p>
      {fault && <p className={css.fault}>{t(`bankStatement.fault.${fault}`)}</p>}
      <Problems problems={file.problems} count={file.problemCount} />
      <div className={css.actions}>
        {status === 'Unmapped' && (
          <ActionButton right="ACC_ED" variant="light" onClick={onMap}>
            {t('bankStatement.mapColumns')}
          </ActionButton>
        )}
        <ActionButton right="ACC_ED" loading={remove.isPending} onClick={() => void ask()}>
          {t('bankStatement.remove')}
        </ActionButton>
      </div>
    </li>
  )
}
