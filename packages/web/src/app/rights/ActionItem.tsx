import type { ReactNode } from 'react'
import { menuKit } from '../../ui/menu-parts.ts'
import { useDenial } from '../session/rights.ts'
import type { Needed } from '../session/rights.ts'
import { useT } from '../texts.ts'
import { useAskForRight } from './ask.ts'
import css from './denied.module.css'

interface Props {
  readonly right?: Needed | undefined
  /** Why it cannot be done now though the right is there, in words. */
  readonly reason?: string | undefined
  readonly isDanger?: boolean | undefined
  readonly onClick: () => void
  readonly children: ReactNode
}

/**
 * An entry of a menu that says below it why it cannot be chosen. It is reached by arrow keys like the others, and
 * where asking helps, choosing it asks for the right.
 */
export function ActionItem({ right, reason, isDanger, onClick, children }: Props) {
  const t = useT()
  const Menu = menuKit()
  const denial = useDenial(right)
  const ask = useAskForRight(denial?.right)
  const why = denial?.why ?? reason
  if (!why)
    return (
      <Menu.Item {...(isDanger ? { color: 'red' } : {})} onClick={onClick}>
        {children}
      </Menu.Item>
    )
  return (
    <Menu.Item
      className={css.item}
      aria-disabled={ask === undefined}
      closeMenuOnClick={ask !== undefined}
      onClick={() => ask?.()}
    >
      <span className={css.name}>{children}</span>
      <div className="meta">{why}</div>
      {ask && <div className={css.way}>{t('changeRequest.askRight')}</div>}
    </Menu.Item>
  )
}
