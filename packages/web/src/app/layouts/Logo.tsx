import { useEffect } from 'react'
import { useSession } from '../session/session.ts'

/** The logo of the white label: a folder named in the pre-login settings. */
export function Logo({ size = 28 }: { size?: number }) {
  const { login } = useSession()
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon && login?.folderName) icon.href = `/brand/${login.folderName}/logo.svg`
  }, [login?.folderName])
  return (
    <img
      src={`/brand/${login?.folderName || 'bahi'}/logo.svg`}
      width={size}
      height={size}
      alt=""
      draggable={false}
    />
  )
}
