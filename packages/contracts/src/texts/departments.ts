import { rows } from './rows.ts'

/** Departments of the places of business. */
export const departmentTexts = rows({
  'department.title': ['Departments', 'الأقسام', 'विभाग'],
  'department.one': ['Department', 'قسم', 'विभाग'],
  'department.create': ['New department', 'قسم جديد', 'नया विभाग'],
  'department.edit': ['Edit department', 'تعديل القسم', 'विभाग बदलें'],
  'department.empty': [
    'No departments yet. Departments group the people of a place of business.',
    'لا أقسام بعد. تجمع الأقسام العاملين في مقر العمل.',
    'अभी कोई विभाग नहीं। विभाग से एक स्थान के लोगों का ग्रुप बनता है।',
  ],
  'department.place': ['Place of business', 'مقر العمل', 'व्यवसाय स्थान'],
  'department.head': ['Head', 'المسؤول', 'प्रमुख'],
  'department.users': ['People', 'الأشخاص', 'लोग'],
  'field.head': ['Head', 'المسؤول', 'प्रमुख'],
  'export.department': ['Departments', 'الأقسام', 'विभाग'],
  'issue.USED_BY_USERS': [
    'It still has people: {{sample}} ({{count}} in all). Move them first.',
    'لا يزال فيه أشخاص: {{sample}} (العدد {{count}}). انقلهم أولًا.',
    'इसमें अब भी लोग हैं: {{sample}} (कुल {{count}})। पहले उन्हें बदलें।',
  ],
  'issue.HAS_DEPARTMENTS': [
    'It has departments: {{sample}} ({{count}} in all). Delete them first.',
    'تتبعه أقسام: {{sample}} (العدد {{count}}). احذفها أولًا.',
    'इसमें विभाग हैं: {{sample}} (कुल {{count}})। पहले उन्हें हटाएँ।',
  ],
  'issue.YEAR_OF_TURNOVER': [
    'Choose a financial year from {{from}} to {{to}}.',
    'اختر سنة مالية من {{from}} إلى {{to}}.',
    '{{from}} से {{to}} के बीच का वित्त वर्ष चुनें।',
  ],
})
