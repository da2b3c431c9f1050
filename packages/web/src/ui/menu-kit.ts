import { Menu } from '@mantine/core'
import { keepMenuKit } from './menu-parts.ts'

keepMenuKit(Menu)

export { Menu }
