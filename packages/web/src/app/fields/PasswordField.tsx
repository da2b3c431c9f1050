import { PasswordInput } from '@mantine/core'
import type { PasswordInputProps } from '@mantine/core'
import { useSession } from '../session/session.ts'
import { useT } from '../texts.ts'

/** A password with its eye; pasting and dropping are blocked by a value of the installation, password managers are not. */
export function PasswordField({ maxLength, ...props }: PasswordInputProps) {
  const t = useT()
  const login = useSession((session) => session.login)
  const blocksPaste = login?.blockPasswordPaste ?? true
  return (
    <PasswordInput
      {...props}
      aria-invalid={Boolean(props.error)}
      maxLength={maxLength ?? login?.passwordMaxLength ?? 32}
      visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword'), tabIndex: 0 }}
      onPaste={(event) => blocksPaste && event.preventDefault()}
      onDrop={(event) => blocksPaste && event.preventDefault()}
    />
  )
}
