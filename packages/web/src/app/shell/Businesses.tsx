import { IconCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { toast } from '../../ui/toasts.tsx'
import { useAction } from '../api/use-call.ts'
import { To, useNav } from '../nav.tsx'
import { reloadCompanies, setEntity } from '../session/load.ts'
import { useSession } from '../session/session.ts'
import { useT } from '../texts.ts'
import css from './TopBar.module.css'

/** The user's businesses: switch to one, or make it the one that opens first. */
export function Businesses({ onClose }: { onClose: () => void }) {
  const t = useT()
  const nav = useNav()
  // One that is switched off is found under Manage Business, where it can be switched on again.
  const all = useSession((session) => session.companies)
  const companies = useMemo(() => all.filter(({ status }) => status === 'Active'), [all])
  const setDefault = useAction('user.setDefaultCompany')
  const choose = (id: number, name: string) => {
    onClose()
    if (id === nav.eId) return
    setEntity(id)
    nav.go(`/${id}/dashboard`)
    toast.success(t('business.switched', { name }))
  }
  const mark = async (id: number) => {
    await setDefault.mutateAsync({ entityId: id })
    await reloadCompanies()
  }
  return (
    <>
      <div className={css.drawerHead}>
        <span className="meta">{t.count('business.count', companies.length)}</span>
        <To to="manage-business" onClick={onClose}>
          {t('business.manage')}
        </To>
      </div>
      <ul className={css.businesses}>
        {companies.map(({ id, entityName, registrationNumber, isDefault }) => (
          <li key={id}>
            <button
              type="button"
              className={`plain ${css.pick}`}
              aria-current={id === nav.eId}
              onClick={() => choose(id, entityName)}
            >
              <strong>{entityName}</strong>
              <span className="meta figure">{registrationNumber ?? '-'}</span>
            </button>
            {isDefault ? (
              <span className={css.default}>
                <IconCheck size={16} stroke={2} aria-hidden /> {t('business.default')}
              </span>
            ) : (
              <button
                type="button"
                className="plain link"
                disabled={setDefault.isPending}
                onClick={() => void mark(id)}
              >
                {t('business.markDefault')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
