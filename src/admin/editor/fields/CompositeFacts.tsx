import type { ReactNode } from 'react';
import { languageNames, languages } from '#domain/language';
import { limits } from '#domain/limits';
import {
  type CompositeFacts,
  capacityUnits,
  documentAccess,
  documentKinds,
  milestoneKinds,
  promoterKinds,
  returnKinds,
} from '#domain/opportunity/composite-facts';
import { emptyDocument, emptyMilestone } from '../../form-values/form-facts';
import type { Texts } from '../../i18n/texts';
import type { FormStore } from '../form-store';
import { Part, Rows } from './FactParts';
import styles from './Facts.module.css';
import { Group } from './FormControls';
import type { useFormFields } from './use-form-fields';

type InputProps = ReturnType<typeof useFormFields> & {
  readonly form: FormStore;
  readonly texts: Texts;
};

/** The inputs of the facts with parts of their own. A fact without an entry does not compile. */
export const compositeInputs = {
  place: ({ form, values: { place }, field, texts }) => (
    <Group legend={texts.fields.place} className={styles.parts}>
      <Part
        field={field}
        place="place.locality"
        value={place.locality}
        onChange={(locality) => form.$values.setKey('place', { ...place, locality })}
      />
      <Part
        field={field}
        place="place.at"
        checked={['place.at.latitude', 'place.at.longitude']}
        hint={texts.form.coordinatesHint}
        value={place.at}
        onChange={(at) => form.$values.setKey('place', { ...place, at })}
      />
    </Group>
  ),
  promoter: ({ form, values: { promoter }, field, texts }) => (
    <Group legend={texts.fields.promoter} className={styles.parts}>
      <Part
        field={field}
        place="promoter.kind"
        options={{ choices: promoterKinds, labels: texts.promoterKinds }}
        value={promoter.kind}
        onChange={(kind) => form.$values.setKey('promoter', { ...promoter, kind })}
      />
      <Part
        field={field}
        place="promoter.name"
        value={promoter.name}
        onChange={(name) => form.$values.setKey('promoter', { ...promoter, name })}
      />
    </Group>
  ),
  capacity: ({ form, values: { capacity }, field, texts }) => (
    <Group legend={texts.fields.capacity} className={styles.parts}>
      <Part
        field={field}
        place="capacity.amount"
        value={capacity.amount}
        onChange={(amount) => form.$values.setKey('capacity', { ...capacity, amount })}
      />
      <Part
        field={field}
        place="capacity.unit"
        options={{ choices: capacityUnits, labels: texts.capacityUnits }}
        value={capacity.unit}
        onChange={(unit) => form.$values.setKey('capacity', { ...capacity, unit })}
      />
    </Group>
  ),
  jobs: ({ form, values: { jobs }, field, texts }) => (
    <Group legend={texts.fields.jobs} className={styles.parts}>
      {(['construction', 'operation'] as const).map((phase) => (
        <Part
          key={phase}
          field={field}
          place={`jobs.${phase}`}
          value={jobs[phase]}
          onChange={(count) => form.$values.setKey('jobs', { ...jobs, [phase]: count })}
        />
      ))}
    </Group>
  ),
  returns: ({ form, values: { returns }, field, texts }) => (
    <Group
      legend={texts.fields.returns}
      hint={texts.form.returnsHint}
      problem={field('returns', texts.fields.returns).problem}
      className={styles.parts}
    >
      <Part
        field={field}
        place="returns.kind"
        options={{ choices: returnKinds, labels: texts.returnKinds }}
        value={returns.kind}
        onChange={(kind) => form.$values.setKey('returns', { ...returns, kind })}
      />
      {(['from', 'to'] as const).map((end) => (
        <Part
          key={end}
          field={field}
          place={`returns.${end}`}
          value={returns[end]}
          onChange={(percent) => form.$values.setKey('returns', { ...returns, [end]: percent })}
        />
      ))}
    </Group>
  ),
  milestones: ({ form, values: { milestones }, field, texts }) => (
    <Rows
      {...field('milestones', texts.fields.milestones)}
      name={texts.form.milestone}
      add={texts.form.addMilestone}
      most={limits.milestones}
      empty={emptyMilestone}
      rows={milestones}
      onChange={(rows) => form.$values.setKey('milestones', rows)}
    >
      {(row, index, change) => (
        <>
          <Part
            field={field}
            place={`milestones.${index}.kind`}
            options={{ choices: milestoneKinds, labels: texts.milestoneKinds }}
            value={row.kind}
            onChange={(kind) => change({ ...row, kind })}
          />
          <Part
            field={field}
            place={`milestones.${index}.month`}
            type="month"
            hint={texts.form.monthHint}
            value={row.month}
            onChange={(month) => change({ ...row, month })}
          />
        </>
      )}
    </Rows>
  ),
  documents: ({ form, values: { documents }, field, texts }) => (
    <Rows
      {...field('documents', texts.fields.documents)}
      name={texts.form.document}
      add={texts.form.addDocument}
      most={limits.documents}
      empty={emptyDocument}
      rows={documents}
      onChange={(rows) => form.$values.setKey('documents', rows)}
    >
      {(row, index, change) => (
        <>
          <Part
            field={field}
            place={`documents.${index}.kind`}
            options={{ choices: documentKinds, labels: texts.documentKinds }}
            value={row.kind}
            onChange={(kind) => change({ ...row, kind })}
          />
          <Part
            field={field}
            place={`documents.${index}.language`}
            options={{ choices: languages, labels: languageNames }}
            value={row.language}
            onChange={(language) => change({ ...row, language })}
          />
          <Part
            field={field}
            place={`documents.${index}.date`}
            type="date"
            value={row.date}
            onChange={(date) => change({ ...row, date })}
          />
          <Part
            field={field}
            place={`documents.${index}.access`}
            options={{ choices: documentAccess, labels: texts.documentAccess, isRequired: true }}
            value={row.access}
            onChange={(access) => change({ ...row, access })}
          />
          {row.access === 'public' && (
            <Part
              field={field}
              place={`documents.${index}.url`}
              hint={texts.form.linkHint}
              value={row.url}
              onChange={(url) => change({ ...row, url })}
            />
          )}
        </>
      )}
    </Rows>
  ),
} satisfies Record<keyof CompositeFacts, (props: InputProps) => ReactNode>;
