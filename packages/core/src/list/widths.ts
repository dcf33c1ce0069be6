/** Column widths in px: those of specification §9, and below them two that are as wide as their words. */
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
  itemName: 112,
  stepName: 124,
} as const
