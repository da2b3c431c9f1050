export { saveItem } from './save.ts'
export type { ItemInput } from './save.ts'
export { seedItemMasters } from './seed.ts'
export { saveCategory } from './categories.ts'
