import type { ChangedMaster } from '@bahi/domain/documents/master-change.ts'
import { Button } from '@mantine/core'
import type { Reply } from '../api/call-types.ts'
import { viewOf } from '../documents.ts'
import { addressOf, useNav } from '../nav.tsx'
import { useT } from '../texts.ts'
import { Modal } from '../../ui/Modal.tsx'
import type { Choice } from './use-impact.tsx'
import css from './ImpactDialog.module.css'

/** Which documents a change touches, and what happens to each group of them. */
export function ImpactDialog({
  master,
  found,
  onAnswer,
}: {
  master: ChangedMaster
  found: Reply<'masterChange.impact'>
  onAnswer: (choice: Choice | undefined) => void
}) {
  const t = useT()
  const nav = useNav()
  const drafts = found.find(({ group }) => group === 'drafts')
  return (
    <Modal
      opened
      onClose={() => onAnswer(undefined)}
      title={t('impact.title')}
      size={560}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={css.dialog}>
        {found.map(({ group, count, isMore, documents }) => (
          <section key={group}>
            <h3>
              {t(`impact.${group}`)} ({isMore ? t('impact.moreThan', { count }) : count})
            </h3>
            <p>
              {t(group === 'drafts' && master === 'item' ? 'impact.drafts.item' : `impact.${group}.text`)}
            </p>
            <ul>
              {documents.slice(0, 5).map(({ id, kind, number, partyName }) => (
                <li key={id}>
                  {/* Beside the form, which keeps what is typed. */}
                  <a href={addressOf(viewOf(kind, id) ?? '', nav.eId)} target="_blank" rel="noreferrer">
                    {number ?? t('invoice.draft')}
                  </a>{' '}
                  <span className="muted">{partyName}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <div className={css.buttons}>
          <Button onClick={() => onAnswer(undefined)}>{t('impact.back')}</Button>
          <Button
            variant={drafts ? 'default' : 'filled'}
            onClick={() => onAnswer('save')}
            {...(drafts ? {} : { 'data-autofocus': true })}
          >
            {t(drafts ? 'impact.save' : 'form.save')}
          </Button>
          {drafts && (
            <Button variant="filled" onClick={() => onAnswer('saveAndUpdate')} data-autofocus>
              {t('impact.saveAndUpdate')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
}
