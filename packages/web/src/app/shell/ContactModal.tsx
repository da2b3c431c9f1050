import { withLimit } from '../lazy.ts'
import { useSession } from '../session/session.ts'
import { useT } from '../texts.ts'
import { Modal } from '../../ui/Modal.tsx'
import { later } from '../../ui/later.tsx'

const PlanFacts = later(() => withLimit(import('./PlanFacts.tsx')).then((module) => module.PlanFacts))

export function ContactModal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const login = useSession((session) => session.login)
  const isSignedIn = useSession((session) => session.auth !== undefined)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('contact.title')}
      size={420}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p>{t('contact.text')}</p>
      <ul style={{ listStyle: 'none', padding: 0, display: 'grid', gap: 8 }}>
        {login?.contactEmailAddress && (
          <li>
            <a href={`mailto:${login.contactEmailAddress}`}>{login.contactEmailAddress}</a>
          </li>
        )}
        {login?.helpLineNumber && (
          <li>
            <a className="figure" href={`tel:${login.helpLineNumber.replace(/[^+\d]/g, '')}`}>
              {login.helpLineNumber}
            </a>
          </li>
        )}
        {login?.moreEnquiryEmailAddress && (
          <li>
            <a href={`mailto:${login.moreEnquiryEmailAddress}`}>{login.moreEnquiryEmailAddress}</a>
          </li>
        )}
      </ul>
      {!login?.contactEmailAddress && !login?.helpLineNumber && !login?.moreEnquiryEmailAddress && (
        <p>{t('contact.none')}</p>
      )}
      {isOpen && isSignedIn && <PlanFacts />}
    </Modal>
  )
}
