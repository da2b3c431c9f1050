import { rows } from './rows.ts'

/** Departments of the places of business. */
export const departmentTexts = rows({
  'department.title': ['Departments', 'الأقسام', 'विभाग'],
  'department.one': ['Department', 'قسم', 'विभाग'],
  'department.create': ['New department', 'قسم جديد', 'नया विभाग'],
  'department.edit': ['Edit department', 'تعديل القسم', 'विभाग बदलें'],
  'department.empty': [
    'No department yet. Departments group the people of a place.',
    'لا أقسام بعد. الأقسام تجمع العاملين في المقر.',
    'अभी कोई विभाग नहीं। विभाग एक स्थान के लोगों को ग्रुप में रखते हैं।',
  ],
  'department.place': ['Place of business', 'مقر العمل', 'व्यवसाय स्थान'],
  'department.head': ['Led by', 'المسؤول', 'प्रमुख'],
  'department.users': ['People', 'الأشخاص', 'लोग'],
  'field.head': ['Led by', 'المسؤول', 'प्रमुख'],
  'export.department': ['Departments', 'الأقسام', 'विभाग'],
  'issue.USED_BY_USERS': [
    'People still work there: {{sample}} ({{count}} in all).',
    'لا يزال يعمل به أشخاص: {{sample}} (العدد {{count}}).',
    'वहाँ अब भी लोग काम करते हैं: {{sample}} (कुल {{count}})।',
  ],
  'issue.HAS_DEPARTMENTS': [
    'Departments belong to it: {{sample}} ({{count}} in all).',
    'تتبعه أقسام: {{sample}} (العدد {{count}}).',
    'इसके विभाग हैं: {{sample}} (कुल {{count}})।',
  ],
  'issue.YEAR_OF_TURNOVER': [
    'A financial year from {{from}} to {{to}}.',
    'سنة مالية من {{from}} إلى {{to}}.',
    '{{from}} से {{to}} तक का वित्तीय वर्ष।',
  ],
})
