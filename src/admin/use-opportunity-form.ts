import { useEffect, useState } from 'react';
import type { Opportunity } from '#domain/opportunity';
import { createOpportunityForm, type OpportunityForm } from '../stores/admin-form';

/** A form for as long as the component is there; what is typed outlives it as a draft. */
export function useOpportunityForm(record?: Opportunity): OpportunityForm {
  const [form] = useState(() => createOpportunityForm(record));
  useEffect(() => form.close, [form]);
  return form;
}
