/** Column widths in px of specification §9. */
export const columnWidths = {
  selection: 40,
  index: 45,
  province: 65,
  status: 93,
  remaining: 105,
  handlingDate: 110,
  documentNumber: 135,
  caseNumber: 130,
  submittedAt: 150,
} as const
