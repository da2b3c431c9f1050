export { departmentDetail } from './departments.ts'
