export { requireOwnWay } from './own-way.ts'
