export { keepingOwnWay } from './own-way.ts'
