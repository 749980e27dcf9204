extension ReportPage {
    /// The style: two palettes, each with a contrast of at least 4.5 to 1 between text and background.
    static let style = """
        :root { color-scheme: light dark; --paper: #ffffff; --ink: #1b2430; --soft: #4c5866; --line: #c5ccd6;
          --main: #e3edfb; --other: #f6e6d4; --handler: #ddf2e1; --mark: #5b3b8c; --different: #9b1c1c; --link: #0b57a4; }
        @media (prefers-color-scheme: dark) { :root { --paper: #12171e; --ink: #e8edf3; --soft: #b2bcc8; --line: #3d4856;
          --main: #1d3554; --other: #4a3318; --handler: #1b4327; --mark: #cdb4f6; --different: #ff9d9d; --link: #8fc3ff; } }
        * { box-sizing: border-box; }
        body { margin: 0 auto; max-width: 90rem; padding: 1rem; background: var(--paper); color: var(--ink);
          font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
        a { color: var(--link); }
        a:focus-visible, summary:focus-visible, .scroll:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
        .skip { position: absolute; left: -999rem; }
        .skip:focus { position: static; }
        nav ul, .legend { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; list-style: none; margin: 0; padding: 0; }
        section { border-top: 1px solid var(--line); margin-top: 2rem; }
        .scroll { overflow-x: auto; }
        table { border-collapse: collapse; font-size: .9rem; }
        th, td { border: 1px solid var(--line); padding: .3rem .5rem; text-align: left; vertical-align: top;
          overflow-wrap: normal; }
        td small, .call small { display: block; color: var(--soft); }
        .none { color: var(--different); font-weight: 600; }
        .made { color: var(--mark); font-weight: 600; }
        .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1.5rem; }
        .column { min-width: 0; }
        .lane { list-style: none; margin: 0; padding: 0; font-size: .85rem; }
        .lane li { display: grid; grid-template-columns: 3.2rem repeat(6, minmax(0, 1fr)); gap: .25rem; margin: .2rem 0; }
        .lane time { color: var(--soft); font-variant-numeric: tabular-nums; text-align: right; padding: .2rem .3rem 0 0; }
        .lane .call { border-radius: .4rem; padding: .2rem .45rem; border: 1px solid var(--line); }
        .lane .main { grid-column: 2 / span 4; }
        .lane .background { grid-column: 3 / span 4; }
        .lane .handler { grid-column: 4 / span 4; }
        .lane .outside { grid-column: 2 / span 6; border-style: dashed; }
        .call.main { background: var(--main); }
        .call.background { background: var(--other); }
        .call.handler { background: var(--handler); }
        .legend .call { border-radius: .4rem; padding: .1rem .4rem; }
        .who, .thread { color: var(--soft); }
        .call .who, .call .thread, .call small { color: var(--ink); }
        .mark { border: 1px solid currentColor; border-radius: .3rem; padding: 0 .25rem; font-size: .75rem; color: var(--mark);
          background: var(--paper); }
        .mark.different { color: var(--different); }
        .rule { display: inline-block; margin: 0 .6rem .3rem 0; vertical-align: top; }
        .rule[open] { display: block; }
        summary { cursor: pointer; }
        code { font-size: .9em; }
        """
}
