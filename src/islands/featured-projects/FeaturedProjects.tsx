import { useEffect, useState } from 'react';
import { featuredProjects, type FeaturedProjects as Projects } from '#domain/calls/featured-projects';
import type { Language } from '#domain/language';
import { request } from '../../api/request';
import { localizedPath } from '../../i18n/path';
import { guarded } from '../../ui/IslandBoundary';
import styles from './FeaturedProjects.module.css';

interface Props {
  readonly language: Language;
  /** The heading for real projects. It sets the width of the skeleton’s heading. */
  readonly title: string;
  /** Text of the link to the list. */
  readonly allProjects: string;
}

/**
 * Projects of the home page, after a skeleton. Only the link to the list remains if there are no projects, if the call
 * fails, and without scripts.
 */
export const FeaturedProjects = guarded(function FeaturedProjects({ language, title, allProjects }: Props) {
  const projects = useFeaturedProjects(language);
  return (
    <section className={styles.projects} aria-labelledby={projects ? 'projects-title' : undefined}>
      <header className={`page ${styles.head}`}>
        {projects && <h2 id="projects-title">{projects.title}</h2>}
        {projects === undefined && (
          <p className={`skeleton ${styles.awaitedTitle}`} aria-hidden="true">
            <span>{title}</span>
          </p>
        )}
        <a className="quiet-link" href={localizedPath('/opportunities', language)}>
          {allProjects}
          <span className="arrow" aria-hidden="true" />
        </a>
      </header>
      {projects !== null && (
        <div className={styles.body} aria-busy={!projects}>
          {/* Stays below the loaded projects to hold the height, so that the content below does not shift. */}
          <Skeleton hasCover={!projects || projects.project.cover !== undefined} rows={projects?.others.length ?? 3} />
          {projects && <Loaded {...projects} language={language} />}
        </div>
      )}
    </section>
  );
});

/** Loads once. `undefined` while loading, `null` if there is nothing to show. */
function useFeaturedProjects(language: Language): Projects | null | undefined {
  const [projects, setProjects] = useState<Projects | null>();
  useEffect(() => {
    request(featuredProjects, { segment: `${language}.json` }).then(setProjects, () => setProjects(null));
  }, [language]);
  return projects;
}

function Loaded({ language, project, others }: Projects & Pick<Props, 'language'>) {
  const { cover, facts } = project;
  return (
    <div>
      <article className={styles.featured}>
        {cover && (
          <img
            className={styles.cover}
            srcSet={cover.srcset}
            sizes="(min-width: 62rem) 67vw, 100vw"
            src={cover.src}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
        <div className={styles.words}>
          <p className={styles.soft}>{project.words}</p>
          <Title project={project} language={language} />
          <dl className={styles.facts}>
            {facts.map(({ label, text }, index) => (
              <div key={label}>
                <dt className={styles.soft}>{label}</dt>
                <dd className={index === 0 ? styles.largeSum : undefined}>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </article>
      {others.length > 0 && (
        <ul className="page plain">
          {others.map((other) => (
            <li key={other.path} className={styles.row}>
              <Title project={other} language={language} />
              <p className={styles.soft}>{other.words}</p>
              <p className={styles.sum}>{other.sum}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Title({ project, language }: { readonly project: Projects['others'][number] } & Pick<Props, 'language'>) {
  return (
    <h3 className={styles.title} lang={project.language ?? language} dir="auto">
      <a href={project.path}>{project.title}</a>
    </h3>
  );
}

/** Skeleton of the featured project and the rows below it. */
function Skeleton({ hasCover, rows }: { readonly hasCover: boolean; readonly rows: number }) {
  return (
    <div className={styles.awaited} aria-hidden="true">
      <div className={styles.featured}>
        {hasCover && <div className={`skeleton ${styles.cover}`} />}
        <div className={styles.words}>
          <div className={`skeleton ${styles.soft}`} />
          <div className={`skeleton ${styles.title} ${styles.threeLines}`} />
          <div className={styles.facts}>
            {['sum', 'stage', 'seeking'].map((fact) => (
              <div key={fact}>
                <div className={`skeleton ${styles.soft}`} />
                <div className={`skeleton ${fact === 'sum' ? styles.largeSum : ''}`} />
              </div>
            ))}
          </div>
        </div>
      </div>
      <div className="page">
        {['first', 'second', 'third'].slice(0, rows).map((row) => (
          <div key={row} className={styles.row}>
            <div className={`skeleton ${styles.title} ${styles.twoLines}`} />
            <div className={`skeleton ${styles.soft}`} />
            <div className={`skeleton ${styles.sum}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
